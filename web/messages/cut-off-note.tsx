import { CloudOff } from 'lucide-react'
import { keptWhere } from '../lib/local-storage.ts'

const texts = {
  offline: ['You are offline.', 'sent when you are back.'],
  connecting: ['Reconnecting.', 'sent once that works.'],
} as const

export function CutOffNote({ kind }: { kind: keyof typeof texts }) {
  const [before, then] = texts[kind]
  return (
    <p
      role="status"
      className={`note note-clay mb-3 items-center gap-3 py-2.5 ${kind === 'offline' ? 'cut-off-offline' : 'flex'}`}
    >
      <CloudOff size={18} strokeWidth={1.75} className="flex-none text-clay-ink" aria-hidden />
      {before} What you write is kept {keptWhere()} and {then}
    </p>
  )
}
