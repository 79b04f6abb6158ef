import { holdPresses, limit, slower } from './press-report.ts'
import { watchPresses } from './press-watch.ts'
import { test } from './test.ts'

test(`98 of 100 presses take the page's own thread at most ${limit} ms of a processor ${slower} times slower`, ({
  browser,
  origin,
}) =>
  holdPresses(browser, origin, async (context, parts) => {
    const found = await watchPresses(browser, await context.newPage(), parts)
    return found.map((press) => ({ ...press, took: press.took * slower }))
  }))
