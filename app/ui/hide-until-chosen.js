// Runs inline in the head, before the first paint: the choice of the URL replaces the static content.
if (location.search) document.documentElement.dataset.choosing = '';
