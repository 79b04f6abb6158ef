import './chatbot.css'
import { Sparkles, X } from 'lucide-react'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { report } from '../lib/report.ts'
import { NotLoaded } from './not-loaded.tsx'

type PanelProps = { open: boolean; onLeave: () => void }

type AssistantProps = {
  /** Whether the page has the bar, which keeps room for the button. */
  inBar: boolean
}

/** The button on every page, over none of its controls; what it opens is loaded when it is first pressed. */
export function Assistant({ inBar }: AssistantProps) {
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null)
  const root = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useCloseOutside(root, open, () => setOpen(false))

  async function load() {
    try {
      const { AssistantPanel } = await import('./assistant-panel.tsx')
      setPanel(() => AssistantPanel)
    } catch (error) {
      report(error)
      setPanel((known: ComponentType<PanelProps> | null) => known ?? NotLoaded)
    }
  }
  function toggle() {
    setOpen(!open)
    if (!Panel || Panel === NotLoaded) void load()
  }
  const Icon = open ? X : Sparkles
  return (
    <aside
      ref={root}
      aria-label="Assistant"
      className={`assistant ${inBar ? 'assistant-in-bar' : ''}`}
      onKeyDown={(event) => {
        // What is typed here is no shortcut of the page behind.
        event.stopPropagation()
        if (event.key !== 'Escape' || !open) return
        // A panel that has just come may still be about to take the focus: it is closed first.
        flushSync(() => setOpen(false))
        button.current?.focus()
      }}
    >
      <div className="assistant-place wrap">
        <button
          ref={button}
          type="button"
          className="assistant-button"
          aria-expanded={open}
          aria-label="Assistant"
          title={open ? 'Close the assistant' : 'Open the assistant'}
          onClick={toggle}
        >
          <Icon size={24} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      {Panel && <Panel open={open} onLeave={() => setOpen(false)} />}
    </aside>
  )
}

function useCloseOutside(
  root: React.RefObject<HTMLElement | null>,
  open: boolean,
  onClose: () => void,
) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    const onPointer = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) close()
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  }, [open, root])
}
