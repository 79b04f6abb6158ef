import { namesOf } from './names.ts'

/** Lines that go into a file that is there, before the first place that reads so. */
type Wiring = { path: string; before: string; lines: string }

/** What makes a slice part of the whole; the formatter sorts the imports. */
export function wiringOf(kebab: string): Wiring[] {
  const { fill } = namesOf(kebab)
  return wirings.map(({ path, before, lines }) => ({ path, before, lines: fill(lines) }))
}

const wirings: Wiring[] = [
  {
    path: 'contract/every.ts',
    before: "import { system } from './system.ts'\n",
    lines: "import { {camel} } from './{kebab}.ts'\n",
  },
  { path: 'contract/every.ts', before: '  system,\n', lines: '  {camel},\n' },
  { path: 'contract/paths.ts', before: "  help: '/help',\n", lines: "  {camel}: '/{kebab}',\n" },
  {
    path: 'server/app.ts',
    before: "import { userRoutes } from './users/routes.ts'\n",
    lines: "import { {camel}Routes } from './{kebab}/routes.ts'\n",
  },
  {
    path: 'server/app.ts',
    before: '  systemRoutes(api, context)\n',
    lines: '  {camel}Routes(api, context)\n',
  },
  {
    path: 'server/auth/access.test.ts',
    before: "    'system.health':",
    lines: [
      "    '{camel}.list': { expected: patientOnly, params: user },",
      "    '{camel}.create': { expected: patientOnly, params: user, body: { text: 'a line' } },",
      "    '{camel}.delete': { expected: { ...patientOnly, owner: 404 }, params: { ...user, id: contact.id } },",
      '',
    ].join('\n'),
  },
  {
    path: 'web/routes.tsx',
    before: '      page(paths.help,',
    lines: [
      '      page(paths.{camel}, user, async () => {',
      "        return (await import('./{kebab}/{kebab}-page.tsx')).{Pascal}Page",
      '      }),',
      '',
    ].join('\n'),
  },
  { path: 'web/layout/specified.test.tsx', before: "  '/tips',\n", lines: "  '/{kebab}',\n" },
]

/** What only a person can decide. */
export const leftToDo = (kebab: string) =>
  namesOf(kebab).fill(`Left to do by hand:
- read the migration, and commit it with the rest
- say what an entry is: rename and extend the schema, table, store and page
- server/erasure/erase.test.ts: write an entry there, and name the table {snake}
- a link that leads to the page: web/layout/bar.tsx, web/dashboard or web/home
- e2e: the page among the scenes, so that axe and pictures see it
- docs/decisions: why the specification is left behind
`)
