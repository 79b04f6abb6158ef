import { expect, test } from 'vitest'
import { slicesThatImportPages, webTestsBehindTheServer } from './borders.ts'
import { parseSource, readOwnTree } from './source.ts'

const tree = readOwnTree()

test('a slice of the web knows neither home, layout, landing, dashboard nor routes', () => {
  expect(slicesThatImportPages(tree)).toEqual([])
  const bad = parseSource('web/journals/list.tsx', "import { Card } from '../dashboard/card.tsx'")
  expect(slicesThatImportPages([bad])).toEqual([
    'web/journals/list.tsx imports web/dashboard/card.tsx: a slice knows no page around it',
  ])
  const lazy = parseSource('web/ai/note.ts', "export const load = () => import('../routes.tsx')")
  expect(slicesThatImportPages([lazy])).toHaveLength(1)
})

test('a test of the web reaches the server by its wire alone', () => {
  expect(webTestsBehindTheServer(tree)).toEqual([])
  const bad = parseSource(
    'web/advice/advice.test.tsx',
    "import { adviceOf } from '@attune/server/advice/store.ts'",
  )
  expect(webTestsBehindTheServer([bad])).toHaveLength(1)
})
