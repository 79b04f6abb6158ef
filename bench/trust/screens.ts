import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { Finding } from './finding.ts'

const summary = /^(\d+ attacks in \d+ texts of \d+ replies, (\d+) screens): (\d+) ran or went/m

/** What `npm run trust:screens` finds, a browser in every screen of the product. */
export async function screens(): Promise<Finding[]> {
  const child = spawn('npm', ['run', 'trust:screens'], {
    cwd: resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    process.stdout.write(chunk)
  })
  const [code] = await once(child, 'close')
  const [, tried = 'no screens', count = '0', found = 'not counted'] = summary.exec(said) ?? []
  const named = said
    .split('\n')
    .filter((line) => /: (ran|asked) /.test(line))
    .slice(0, 8)
  const [, never = ''] = /^Brought into their state by no visit: (.*)$/m.exec(said) ?? []
  const singly = said.split('\n').filter((line) => line.includes(': one operation at a time, '))
  return [
    {
      what: 'markup attacks in every text of every reply, without the content security policy: run, or asked of another origin',
      goal: '0',
      measured: [`${found} in ${tried}`, ...named].join('; '),
      reached: code === 0 && found === '0' && Number(count) > 0,
    },
    {
      what: 'screens that no visit brought into their state with attacks in what is shown there',
      goal: '0',
      measured: [never || '0', ...singly].join('; '),
      reached: never === '' && Number(count) > 0,
    },
  ]
}
