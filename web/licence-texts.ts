import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/**
 * Writes `licences.txt`: of every package that the app holds a part of, its name, version, licence and the
 * licence's text. The scripts themselves carry none, which each visit would load.
 */
export function licenceTexts(): Plugin {
  return {
    name: 'licence-texts',
    apply: 'build',
    generateBundle(_, bundle) {
      const folders = packagesIn(bundle)
      if (folders.length === 0) throw new Error('No package is in the app: none can be right')
      const source = folders.map(licenceOf).join(`\n\n${'-'.repeat(72)}\n\n`)
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
    },
  }
}

/** Folders, each once, in the order of their names: of scripts, and of files such as fonts. */
function packagesIn(bundle: Rolldown.OutputBundle): string[] {
  const sources = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk'
      ? file.moduleIds
      : file.originalFileNames.map((name) => join(import.meta.dirname, name)),
  )
  const folders = sources.flatMap(
    (source) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [],
  )
  return [...new Set(folders)].toSorted()
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const [file] = globSync('{licen[cs]e,LICEN[CS]E}*', { cwd: folder }).toSorted()
  if (!license) throw new Error(`${name} names no licence`)
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : ''
  return `${name} ${version}, ${license}\n\n${text}`.trim()
}
