import { useFormContext } from 'react-hook-form';
import { RemoveButton } from '#app/editor/button.tsx';
import type { FieldProps, NewPhotoProps } from '#app/editor/documents/document.ts';
import { PhotoPicker } from '#app/editor/photos/photo-picker.tsx';
import { PhotoView } from '#app/editor/photos/photo-view.tsx';
import type { Corners } from '#app/editor/photos/straighten.ts';
import { usePhotoIntake } from '#app/editor/photos/use-photo-intake.ts';
import { ControlGroup } from './control.tsx';
import { useValue } from './text-field.tsx';

export function PhotoField({
  name,
  label,
  folder,
  wanted,
  isOptional,
  ...props
}: FieldProps['photo']) {
  const { read = String, write = (photo: string) => photo, colourName } = props;
  const { ref, value, setValue, messages } = useValue<unknown>(name);
  const form = useFormContext();
  const { state, take } = usePhotoIntake(folder);
  const photo = value === undefined ? '' : read(value);
  const replace = async (original: Blob, fileName: string, corners?: Corners) => {
    const taken = await take(original, fileName, corners);
    const now = form.getValues(name);
    // It may be removed or replaced before the new crop is ready.
    if (!taken || (corners && read(now) !== photo)) return;
    setValue(write(taken, now));
    if (colourName) form.setValue(colourName, undefined);
  };
  return (
    <ControlGroup ref={ref} label={label} messages={messages}>
      <PhotoView
        path={`images/${folder}/${photo}`}
        label={label}
        onCrop={(original, corners) => replace(original, photo, corners)}
      />
      <PhotoPicker
        state={state}
        onPick={([file]) => file && replace(file, wanted(form.getValues()))}
      >
        {isOptional && photo !== '' && (
          <RemoveButton what={label} onClick={() => setValue(write('', value))} />
        )}
      </PhotoPicker>
    </ControlGroup>
  );
}

/** Adds photos to a list of file names. */
export function PhotosPicker({ name, folder, wanted }: NewPhotoProps & { readonly name: string }) {
  const { getValues, setValue } = useFormContext();
  const { state, take } = usePhotoIntake(folder);
  return (
    <PhotoPicker
      state={state}
      isMultiple
      onPick={async (files) => {
        for (const file of files) {
          const taken = await take(file, wanted(getValues()));
          if (taken) setValue(name, [...(getValues(name) ?? []), taken]);
        }
      }}
    />
  );
}
