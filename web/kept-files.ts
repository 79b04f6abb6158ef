import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Pages that need a therapist's connection; nobody else downloads them ahead. */
const notKept = [
  'inbox/patients-page.tsx',
  'therapists/therapist-dashboard-page.tsx',
  'users/therapist-profile-page.tsx',
]
/** Of `public/`, what pages show. */
const beside = ['manifest.webmanifest', 'mark.svg', 'icon-192.png']

/**
 * Gives `start.js` a hashed name, so that it is never asked for again, and tells `sw.js` which
 * files to keep. Stands behind `preloadPages`, which writes the last line of `start.js`.
 */
export function keptFiles(): Plugin {
  return {
    name: 'kept-files',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('The build has no folder')
      const start = hashStart(dir)
      const page = readFileSync(join(dir, 'index.html'), 'utf8').replace('/start.js', `/${start}`)
      const files = [start, ...reachable(bundle), ...stylesAndFonts(bundle)].toSorted()
      const version = hashOf([
        page,
        readFileSync(join(dir, 'sw.js'), 'utf8'),
        ...files,
        ...beside.map((file) => hashOf([readFileSync(join(dir, file))])),
      ])
      const head = `<meta name="version" content="${version}" />`
      writeFileSync(join(dir, 'index.html'), page.replace('</head>', `  ${head}\n  </head>`))
      const kept = [...files, ...beside].map((file) => `/${file}`)
      const call = `serve(${JSON.stringify({ version, files: kept })})\n`
      writeFileSync(join(dir, 'sw.js'), readFileSync(join(dir, 'sw.js'), 'utf8') + call)
    },
  }
}

function hashStart(dir: string): string {
  const hash = hashOf([readFileSync(join(dir, 'start.js'))])
  const name = `assets/start-${hash.slice(0, 8)}.js`
  renameSync(join(dir, 'start.js'), join(dir, name))
  return name
}

const hashOf = (parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

/** Every script that a page of these needs, at once or later. */
function reachable(bundle: Rolldown.OutputBundle): string[] {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
  const found = new Set<string>()
  const follow = (name: string) => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return
    if (notKept.some((source) => chunk.facadeModuleId?.endsWith(`/web/${source}`))) return
    found.add(name)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) follow(next)
  }
  if (entry) follow(entry.fileName)
  return [...found]
}

const stylesAndFonts = (bundle: Rolldown.OutputBundle) =>
  Object.keys(bundle).filter((name) => /\.(?:css|woff2)$/.test(name))
