/** For failures a person is told nothing about (spec §8): the one place that writes to the console. */
export function report(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: logged, and only here
  console.warn(error instanceof Error ? `${error.name}: ${error.message}` : 'An unknown failure')
}
