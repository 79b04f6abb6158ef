import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * What stands after the `#` of a link from a mail. That part of an address never leaves the browser
 * by itself, and here it is taken out of the history, too.
 */
export function useLinkToken(): string {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => hash.slice(1))
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true, state: null })
  }, [hash, pathname, navigate])
  return token
}
