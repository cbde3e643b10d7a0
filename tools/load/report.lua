-- What wrk has counted, as JSON for load.ts. Latencies are in microseconds.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"bytes":%d,"microseconds":%d,"broken":%d,"refused":%d,"median":%d,"p99":%d}\n',
    summary.requests, summary.bytes, summary.duration,
    errors.connect + errors.read + errors.write + errors.timeout, errors.status,
    latency:percentile(50), latency:percentile(99)
  ))
end
