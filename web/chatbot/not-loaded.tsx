import { HelpNow } from '../help/help-now.tsx'

/** Without a connection the assistant cannot be fetched; the way to help stands here all the same. */
export const NotLoaded = ({ open }: { open: boolean }) => (
  <div role="dialog" aria-label="Assistant" hidden={!open} className="assistant-panel p-6">
    <p>The assistant did not load. Close it and try again in a moment.</p>
    <HelpNow />
  </div>
)
