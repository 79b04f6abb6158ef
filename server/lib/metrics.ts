import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/**
 * What a node counts of itself. No label ever names a person, a text or an address: only calls of the
 * contract, names of our own limits and jobs, and classes of status.
 */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const calls = new Counter({
    ...{
      name: 'attune_calls_total',
      help: 'Calls answered, by address in the contract',
      registers,
    },
    labelNames: ['method', 'call', 'status'] as const,
  })
  const seconds = new Histogram({
    ...{ name: 'attune_call_seconds', help: 'How long they took', registers },
    labelNames: ['method', 'call'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  })
  const limits = new Counter({
    ...{ name: 'attune_limits_hit_total', help: 'Refusals by a limit', registers },
    labelNames: ['limit'] as const,
  })
  const copies = new Counter({
    ...{
      name: 'attune_copy_asked_total',
      help: 'What was asked of the copy of the database that may lag, by how it went',
      registers,
    },
    labelNames: ['went'] as const,
  })
  const rounds = new Gauge({
    ...{ name: 'attune_job_last_round_seconds', help: 'When a job last did its work', registers },
    labelNames: ['job'] as const,
  })
  const last = new Map<string, Date>()
  return {
    registry,
    /** Stored by this node, each once. */
    messages: new Counter({
      ...{ name: 'attune_messages_total', help: 'Messages stored', registers },
    }),
    /** How often help was shown beside what someone wrote; never what kind, or to whom. */
    dangerNotes: new Counter({
      ...{ name: 'attune_danger_notes_total', help: 'Notes with help shown', registers },
    }),
    call(method: string, call: string, status: number, took: number) {
      calls.inc({ method, call, status: `${Math.floor(status / 100)}xx` })
      seconds.observe({ method, call }, took)
    },
    limitHit: (limit: string) => limits.inc({ limit }),
    copyAsked: (went: 'answered' | 'behind' | 'failed') => copies.inc({ went }),
    /** A job has done its work without a failure. */
    round(job: string, at = new Date()) {
      last.set(job, at)
      rounds.set({ job }, at.getTime() / 1000)
    },
    lastRounds: (): ReadonlyMap<string, Date> => last,
  }
}

export type Metrics = ReturnType<typeof createMetrics>
