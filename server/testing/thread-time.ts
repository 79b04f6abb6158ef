/** Milliseconds of the processor that this thread has used: what neighbours on the machine do is not in it. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
