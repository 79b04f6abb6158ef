import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const web = import.meta.dirname
const root = join(web, '..')
const dist = join(web, 'dist')
const stampFile = join(dist, '.stamp')

/** Builds the web app when its sources differ from what was built last; `--force` builds anyway. */
export async function buildWeb({ force = false } = {}) {
  const stamp = stampOf(sources())
  const fresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
  if (fresh && !force) return
  const started = performance.now()
  // Loaded only when needed: a fresh start should not pay for a bundler.
  const { build } = await import('vite')
  await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'warn' })
  compressAll()
  writeFileSync(stampFile, stamp)
  console.log(`Built the web app in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

function sources(): string[] {
  const code = globSync('{web,contract}/**/*.{ts,tsx,css,html,js,json,svg,webp,png,webmanifest}', {
    cwd: root,
    exclude: (path) =>
      /(^|\/)(dist|node_modules|testing)$/.test(path) || /\.test\.tsx?$/.test(path),
  })
  return [...code.toSorted(), 'package-lock.json']
}

function stampOf(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Beside every text its compressed forms, so that the server never compresses one twice. */
function compressAll() {
  const text = new Set(['.html', '.js', '.css', '.svg', '.json', '.map', '.txt', '.webmanifest'])
  for (const file of globSync('**/*', { cwd: dist })) {
    if (!text.has(extname(file))) continue
    const path = join(dist, file)
    const content = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    )
  }
}

if (import.meta.main) await buildWeb({ force: process.argv.includes('--force') })
