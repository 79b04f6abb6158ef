import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { emptyFolder } from '../../server/testing/process.ts'
import type { Finding } from './finding.ts'

/**
 * A network of its own with nothing in it but itself. The kernel counts whatever finds no way out: a
 * connection, a datagram, a question for a name. Needs root, and is tried before it is believed.
 */
const inside = `ip link set lo up || exit 9
echo nameserver 192.0.2.53 > "$1" && mount --bind "$1" /etc/resolv.conf || exit 9
tried() {
  awk '/^Ip:/ { if (!column) { for (i = 1; i <= NF; i++) if ($i == "OutNoRoutes") column = i }
       else sum = $column }
       END { print sum }' /proc/net/snmp
  awk '$1 == "Ip6OutNoRoutes" { print $2 }' /proc/net/snmp6
}
sum() { tried | awk '{ sum += $1 } END { print sum }'; }
for to in 192.0.2.9 '[2001:db8::9]' outside.example; do
  before=$(sum)
  "$2" -e "fetch('http://$to/').catch(() => {}); setTimeout(() => process.exit(), 500)"
  [ "$(sum)" -gt "$before" ] || { echo "Not counted: $to"; exit 9; }
done
before=$(sum)
npm test
code=$?
echo "TRIED $(($(sum) - before))"
exit $code`

/** The whole suite without a network, and what it tried to reach. */
export async function offline(): Promise<Finding[]> {
  const resolver = join(emptyFolder(), 'resolv.conf')
  const words = ['--net', '--mount', 'sh', '-c', inside, 'sh', resolver, process.execPath]
  const child = spawn('unshare', words, {
    cwd: resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    process.stdout.write(chunk)
  })
  const [code] = await once(child, 'exit')
  const tried = /TRIED (\d+)/.exec(said)?.[1]
  const tests = /Tests\s.*/.exec(stripVTControlCharacters(said))?.[0] ?? 'no tests ran'
  return [
    {
      what: '`npm test` in a network namespace with no way out',
      goal: 'passes',
      measured: `exit ${code}, ${tests}`,
      reached: code === 0,
    },
    {
      what: 'what it tried to reach outside',
      goal: '0',
      measured: tried ?? 'not counted',
      reached: tried === '0',
    },
  ]
}
