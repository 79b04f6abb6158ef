import { useQuery } from '@tanstack/react-query'
import { site } from './queries.ts'

/** As the operator has said it; where they have not, that stands here. */
export function WhoRunsThis() {
  const { data, isError } = useQuery(site)
  return (
    <section aria-labelledby="operator" className="mt-10">
      <h2 id="operator">Who runs this site</h2>
      <div className="mt-4 grid max-w-[65ch] gap-2 [overflow-wrap:anywhere]">
        {isError && !data && <p>This did not load. Please open the page again.</p>}
        {data && (
          <>
            <p>
              {data.operator.name ??
                'Whoever runs this site has not said here who they are. Be careful what you trust them with.'}
            </p>
            <p>
              {data.operator.contact ? (
                <>
                  Contact: <Contact text={data.operator.contact} />
                </>
              ) : (
                'They have not said how to reach them.'
              )}
            </p>
          </>
        )}
      </div>
    </section>
  )
}

/** An address can be tapped; any other words are words. */
function Contact({ text }: { text: string }) {
  const href = contactLink(text)
  return href ? (
    <a href={href} rel="noopener noreferrer" referrerPolicy="no-referrer">
      {text}
    </a>
  ) : (
    text
  )
}

const contactLink = (text: string): string | null => {
  if (/^[^\s@<>:?&]+@[^\s@<>:?&]+\.[^\s@<>:?&]+$/.test(text)) return `mailto:${text}`
  return /^https:\/\//i.test(text) && URL.canParse(text) ? text : null
}
