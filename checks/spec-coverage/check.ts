import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentencesOf } from './sentences.ts'
import { type Held, readTable } from './table.ts'
import { faultOfTest, findTests } from './tests.ts'

/** The sections of the specification of which every sentence is held, or is said why not. */
const sections = ['2', '3', '4', '5', '8', '9']

const root = join(import.meta.dirname, '../..')
const tests = await findTests(root)
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** One line each: a sentence without a row, a row without a sentence, a test that is not there. */
function faults(): string[] {
  const sentences = sentencesOf(read('docs/spec.md'), sections)
  const { rows, faults: broken } = readTable(read('docs/spec-coverage.md'))
  const open = sentences
    .filter(
      ({ section, text }) => !rows.some((row) => row.section === section && row.matches(text)),
    )
    .map(({ section, text }) => `§${section} has no row: ${text}`)
  const wrong = rows.flatMap((row) => {
    const said = sentences.filter(
      ({ section, text }) => row.section === section && row.matches(text),
    )
    const fault =
      said.length === 0 ? 'the specification has no' : said.length > 1 ? 'ambiguous' : ''
    return [
      ...(fault ? [`${fault} sentence: ${row.quote}`] : []),
      ...row.heldBy.flatMap(faultOf),
    ].map((text) => `docs/spec-coverage.md:${row.line} ${text}`)
  })
  return [...broken, ...open, ...wrong]
}

function faultOf({ file, test }: Held): string[] {
  if (!existsSync(join(root, file))) return [`there is no ${file}`]
  const fault = test === null ? null : faultOfTest(tests, file, test)
  return fault ? [`${file} ${fault}: ${test}`] : []
}

const found = faults()
for (const fault of found) process.stderr.write(`${fault}\n`)
process.exitCode = found.length > 0 ? 1 : 0
