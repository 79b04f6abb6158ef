import { timeAnswers } from './press-answers.ts'
import { holdPresses, limit, slower } from './press-report.ts'
import { test } from './test.ts'

test(`98 of 100 presses are answered within ${limit} ms by a page slowed down ${slower} times`, ({
  browser,
  origin,
}) => holdPresses(browser, origin, (context, parts) => timeAnswers(context, parts, slower)))
