import { parseArgs } from 'node:util'
import { StartError } from '../lib/errors.ts'
import type { Context } from '../lib/http.ts'
import { backUp } from './backup.ts'
import { loadDemoNow, removeDemoNow } from './demo.ts'
import { enterName } from './enter-name.ts'
import { printLearning } from './learning.ts'
import { printLedger } from './ledger.ts'
import { listAll, listClaims, printAudit } from './lists.ts'
import { printOutbox } from './outbox.ts'
import { close, printReport, printReports } from './reports.ts'
import { printApplied, printRetention } from './retention.ts'
import { rotateEpochNow } from './rotate-epoch.ts'
import { signOutEverywhere } from './sign-out.ts'
import { activate, deactivate, suspend } from './standing.ts'
import { verify } from './verify.ts'

/** What a command says when it is done. */
type Run = (context: Context) => Promise<string>
type Options = {
  [K in
    | 'licence'
    | 'evidence'
    | 'register'
    | 'reason'
    | 'until'
    | 'done'
    | 'from'
    | 'name']?: string
} & { 'document-seen'?: boolean; withdraw?: boolean; 'with-keys'?: boolean }
type Command = {
  run: (context: Context, argument: string, options: Options) => Promise<string>
  takes?: string
  options?: readonly (keyof Options)[]
}

const someone = '<email|id>'
const commands: { readonly [name: string]: Command } = {
  'demo load': { run: loadDemoNow },
  'demo remove': { run: removeDemoNow },
  list: { run: listAll },
  licences: { run: listClaims, takes: someone },
  verify: {
    run: (context, who, options) =>
      verify(context, who, {
        ...{ code: options.licence, state: findingOf(options) },
        ...{ note: options.evidence, register: options.register },
      }),
    takes: `${someone} [--licence <code>] [--document-seen|--withdraw] [--evidence <words>] [--register <address>]`,
    options: ['licence', 'document-seen', 'withdraw', 'evidence', 'register'],
  },
  reject: {
    run: (context, who, { licence, reason, register }) =>
      verify(context, who, { code: licence, state: 'rejected', note: reason, register }),
    takes: `${someone} [--licence <code>] --reason <words> [--register <address>]`,
    options: ['licence', 'reason', 'register'],
  },
  suspend: {
    run: suspend,
    takes: `${someone} [--until <date>] [--reason <words>]`,
    options: ['until', 'reason'],
  },
  deactivate: { run: deactivate, takes: someone },
  activate: { run: activate, takes: someone },
  name: {
    run: (context, who, { name }) => enterName(context, who, name),
    takes: `${someone} --name <words>`,
    options: ['name'],
  },
  'sign-out': { run: signOutEverywhere, takes: '<email|id|everyone>' },
  reports: { run: printReports },
  report: { run: printReport, takes: '<id>' },
  close: {
    run: (context, id, { done }) => close(context, id, done),
    takes: '<report> --done <words>',
    options: ['done'],
  },
  'retention apply': { run: printApplied },
  retention: { run: printRetention },
  outbox: { run: printOutbox },
  audit: { run: printAudit },
  learning: { run: printLearning },
  ledger: {
    run: (context, _, { from }) => printLedger(context, from),
    takes: '[--from <hash>]',
    options: ['from'],
  },
  'rotate-epoch': { run: rotateEpochNow },
  backup: {
    run: (context, folder, options) => backUp(context, folder, options['with-keys'] === true),
    takes: '<folder> [--with-keys]',
    options: ['with-keys'],
  },
}

export const commandNames = Object.keys(commands)

/** The command that these words name, ready to be run; refused before any database is opened. */
export function commandFrom(words: string[]): Run {
  const [first = ''] = words
  const both = words.slice(0, 2).join(' ')
  const name = first === 'demo' || Object.hasOwn(commands, both) ? both : first
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new StartError(`There is no command "${name}"; see: npm run operator -- help`)
  const usage = new StartError(
    `Usage: npm run operator -- ${[name, command.takes].join(' ').trim()}`,
  )
  const { values, positionals } = parsed(words.slice(name.split(' ').length), usage)
  const [argument = '', ...more] = positionals
  const strange = Object.keys(values).some(
    (option) => !command.options?.some((one) => one === option),
  )
  const isTorn = values['document-seen'] && values.withdraw
  if (
    more.length > 0 ||
    strange ||
    isTorn ||
    Boolean(argument) !== Boolean(command.takes?.startsWith('<'))
  )
    throw usage
  return (context) => command.run(context, argument, values)
}

function parsed(args: string[], usage: StartError) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        licence: { type: 'string' },
        evidence: { type: 'string' },
        register: { type: 'string' },
        reason: { type: 'string' },
        until: { type: 'string' },
        done: { type: 'string' },
        from: { type: 'string' },
        name: { type: 'string' },
        'document-seen': { type: 'boolean' },
        withdraw: { type: 'boolean' },
        'with-keys': { type: 'boolean' },
      },
    })
  } catch {
    throw usage
  }
}

function findingOf(options: Options) {
  if (options.withdraw) return 'self-declared'
  return options['document-seen'] ? 'document-seen' : 'verified'
}
