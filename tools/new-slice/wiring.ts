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
    before: '  systemRoutes(api, context, parts.description)\n',
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
  {
    path: 'server/erasure/erase.test.ts',
    before: "  await write(app, pat, thea, 'Hello')\n",
    lines: `  await pat.call('POST', \`/users/\${pat.id}/{kebab}\`, { text: 'a line' })\n`,
  },
  {
    path: 'server/erasure/erase.test.ts',
    before: "        'users',\n",
    lines: "        '{snake}',\n",
  },
  {
    path: 'server/postgres/policies.ts',
    before: "  wish_facts: ofPatient('user_id'),\n",
    lines: "  {snake}: ofPatient('user_id'),\n",
  },
  {
    path: 'server/portability/coverage.ts',
    before: '  vault_check: {',
    lines: "  {snake}: { export: 'nothing yet', deletion: withAccount },\n",
  },
  {
    path: 'e2e/all-scenes.ts',
    before: 'import { visitorScenes }',
    lines: "import { {camel}Scenes } from './{kebab}-scenes.ts'\n",
  },
  { path: 'e2e/all-scenes.ts', before: '  ...matchingScenes,\n', lines: '  ...{camel}Scenes,\n' },
  { path: 'README.md', before: '`ai`, `operator` |', lines: '`{kebab}`, ' },
]

/** What only a person can decide. */
export const leftToDo = (kebab: string) =>
  namesOf(kebab).fill(`Left to do by hand:
- say what an entry is: contract/{kebab}.ts, server/{kebab}/table.ts and store.ts, and the page's words
- if the table changed, write its migration anew (README); read it, and commit it with the rest
- put what people write into their archive, in and out: contract/archive.ts, server/portability
- lead to the page: a section of its own on home, or a button after the three of the dashboard
- docs/decisions: a record for a page beyond the specification, and the calls as a row of decision 25
- docs/glossary.md: the new word
- check it: npx vitest run {kebab} checks/house server/auth/access server/erasure web/layout
- look at it: npm run shots -- {kebab}
`)
