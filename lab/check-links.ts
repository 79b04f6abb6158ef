import { setTimeout as wait } from 'node:timers/promises'

/**
 * `works`; `gone`: the page is not there, or its server fails; `closed`: the publisher turns
 * programs away, a person has to look; `unreached`: nobody answered.
 */
export type LinkState = 'works' | 'gone' | 'closed' | 'unreached'
export type CheckedLink = { url: string; state: LinkState; why: string }

/** Times in milliseconds; `within` is for all links together. */
export type LinkLimits = { atOnce: number; eachWithin: number; within: number }

/**
 * Asks for every address once, a few at a time and those of one publisher one after the other. In
 * the order given; whatever is not done in time is `unreached`.
 */
export async function checkLinks(
  urls: readonly string[],
  { atOnce, eachWithin, within }: LinkLimits,
): Promise<CheckedLink[]> {
  const end = AbortSignal.timeout(within)
  const byHost = [...Map.groupBy(new Set(urls), (url) => new URL(url).host).values()]
  const checked = new Map<string, CheckedLink>()
  const next = async () => {
    for (let own = byHost.pop(); own; own = byHost.pop())
      for (const url of own) checked.set(url, await checkLink(url, eachWithin, end))
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  return urls.map((url) => checked.get(url)!)
}

async function checkLink(url: string, within: number, end: AbortSignal): Promise<CheckedLink> {
  const first = await ask(url, 'HEAD', within, end)
  if (first.state === 'works' || noSuchHost.has(first.why) || end.aborted) return first
  // Some servers know no HEAD, and some stumble once.
  await wait(200)
  return ask(url, 'GET', within, end)
}

async function ask(url: string, method: 'HEAD' | 'GET', within: number, end: AbortSignal) {
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(within), end])
    const reply = await fetch(url, { method, signal, headers: { 'user-agent': agent } })
    await reply.body?.cancel()
    return { url, state: stateOf(reply.status), why: `${reply.status} ${reply.statusText}`.trim() }
  } catch (error) {
    return { url, state: 'unreached' as const, why: reasonOf(error) }
  }
}

const noSuchHost: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN'])
const agent = 'Mozilla/5.0 (compatible; Attune link check)'
const turnedAway: ReadonlySet<number> = new Set([401, 403, 405, 406, 429, 451, 999])

function stateOf(status: number): LinkState {
  if (status < 400) return 'works'
  return turnedAway.has(status) ? 'closed' : 'gone'
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
