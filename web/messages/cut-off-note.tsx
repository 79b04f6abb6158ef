import { CloudOff } from 'lucide-react'

const texts = {
  offline: 'You are offline. What you write is kept on this device and sent when you are back.',
  connecting: 'Reconnecting. What you write is kept on this device and sent once that works.',
}

export function CutOffNote({ kind }: { kind: keyof typeof texts }) {
  return (
    <p
      role="status"
      className={`note note-clay mb-3 items-center gap-3 py-2.5 ${kind === 'offline' ? 'cut-off-offline' : 'flex'}`}
    >
      <CloudOff size={18} strokeWidth={1.75} className="flex-none text-clay-ink" aria-hidden />
      {texts[kind]}
    </p>
  )
}
