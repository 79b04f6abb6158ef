import type { Source } from './source.ts'

/** Rooms of the web app that are put together from slices, and so are no slice themselves. */
const composed = ['home', 'layout', 'landing', 'dashboard']

/** A slice that imports what is put together from slices. */
export const slicesThatImportPages = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, isTest }) => !isTest && isSlice(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter((target) => isPage.test(target))
        .map((target) => `${path} imports ${target}: a slice knows no page around it`),
    )

const isPage = new RegExp(`^web/(?:(?:${composed.join('|')})/|routes\\.tsx$)`)

function isSlice(path: string): boolean {
  const [room, folder, file] = path.split('/')
  return room === 'web' && file !== undefined && !composed.includes(folder ?? '')
}

/** A test of the web app that reaches around the server it starts. */
export const webTestsBehindTheServer = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, isTest }) => isTest && path.startsWith('web/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter((target) => behind.test(target) && !(`${path} ${target}` in allowed))
        .map((target) => `${path} imports ${target}: a test of the web knows the server's wire`),
    )

const behind = /^(?:server\/(?!testing\/)|(?:engine|content|lab|e2e|bench)\/)/

/** Why each is right as it is. */
const allowed: Readonly<Record<string, string>> = {
  'web/testing/screen-server.ts server/lib/env.ts': 'starts the server with settings of its own',
  'web/responsiveness/responsiveness.test.tsx server/responsiveness/measure.ts':
    'asks for the measurement that is otherwise made at night',
  'web/safety/safety.test.tsx engine/risk/rules.ts': 'every rule has to be on the page',
}
