import { MessageCircleWarning } from 'lucide-react'

/** Where a row is scanned: that software found words of danger in it. Calm, and not by colour alone. */
export const DangerTag = () => (
  <span className="inline-flex items-center gap-1.5 rounded-full bg-clay-soft px-2.5 py-0.5 text-small leading-snug font-medium text-clay-ink">
    <MessageCircleWarning size={16} strokeWidth={1.75} aria-hidden className="flex-none" />
    Words of danger
  </span>
)
