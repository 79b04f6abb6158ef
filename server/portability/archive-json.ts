import { archiveVersion, listNames, singleNames } from '@attune/contract/archive.ts'
import { readList, readSingle } from './parts.ts'
import type { Source } from './source.ts'

/** `data.json`, a record a line. */
export async function* archiveJson(source: Source): AsyncGenerator<string> {
  const head = {
    format: 'attune-archive',
    version: archiveVersion,
    exportedAt: source.now.toISOString(),
  }
  yield JSON.stringify(head).slice(0, -1)
  for (const name of singleNames)
    yield `,\n"${name}":${JSON.stringify(await readSingle(source, name))}`
  for (const name of listNames) {
    yield `,\n"${name}":[`
    let isFirst = true
    for await (const record of readList(source, name)) {
      yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(record)}`
      isFirst = false
    }
    yield ']'
  }
  yield '}\n'
}
