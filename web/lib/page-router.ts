import { type ComponentType, createElement } from 'react'
import {
  type DataRouteMatch,
  type DataRouteObject,
  type DataRouter,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  NavigationType,
  type RouteObject,
  type RouterNavigateOptions,
  type RouterState,
  resolvePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router'

type History = ReturnType<typeof UNSAFE_createBrowserHistory>
type Subscriber = Parameters<DataRouter['subscribe']>[0]
type Positions = Parameters<DataRouter['enableScrollRestoration']>[0]
type ScrollKey = Parameters<DataRouter['enableScrollRestoration']>[2]
type Scroll = { positions: Positions; now: () => number; keyOf: ScrollKey }
type Manifest = Record<string, DataRouteObject>
type Place = Pick<RouterState, 'location' | 'matches'>

/**
 * The router behind react-router's components. The package's own loads, sends and revalidates data
 * too, a tenth of a first visit, and nothing here asks it to: pages ask for theirs themselves. This
 * one does the rest in the same way: it finds the page of an address, loads it while the one before
 * stays, and keeps how far each was read. `page-router.test.ts` holds it against the package's own.
 */
export class PageRouter implements DataRouter {
  readonly basename = '/'
  readonly future = {}
  readonly window = typeof window === 'undefined' ? undefined : window
  readonly manifest: Manifest = {}
  readonly routes: DataRouteObject[]
  readonly createHref: DataRouter['createHref']
  readonly createURL: History['createURL']
  readonly encodeLocation: DataRouter['encodeLocation']
  state: RouterState
  private readonly subscribers = new Set<Subscriber>()
  private readonly unlisten: () => void
  private scroll: Scroll | null = null
  private isScrollRestored = false
  /** The navigation that counts: what another overtook changes nothing. */
  private latest = 0
  /** Told once the browser has gone back or forth. */
  private arrived = () => {}
  private readonly history: History

  constructor(routes: RouteObject[], history: History) {
    this.history = history
    this.createHref = history.createHref
    this.createURL = history.createURL
    this.encodeLocation = history.encodeLocation
    this.routes = withIds(routes, this.manifest)
    const { location, action } = history
    this.state = startOf(location, action, this.match(location) ?? [])
    this.unlisten = history.listen((event) => void this.go(event.action, event.location))
    if (!this.state.initialized) void this.go(NavigationType.Pop, location)
  }

  match(location: Partial<Location> | string): DataRouteMatch[] | null {
    return matchRoutes(this.routes, location)
  }

  subscribe(tell: Subscriber) {
    this.subscribers.add(tell)
    return () => {
      this.subscribers.delete(tell)
    }
  }

  async navigate(to: To | number | null, options: RouterNavigateOptions = {}) {
    this.arrived()
    if (typeof to === 'number') {
      const arrival = new Promise<void>((resolve) => {
        this.arrived = resolve
      })
      this.history.go(to)
      return arrival
    }
    const { replace, state = null, preventScrollReset = false } = options
    const path = resolvePath(to ?? '', this.state.location.pathname)
    const key = Math.random().toString(36).slice(2, 10)
    const location = { ...path, ...this.history.encodeLocation(path), state, key }
    if (this.createURL(location).origin !== this.createURL('/').origin)
      throw new Error('A page of another site is no page of the router')
    await this.go(replace ? NavigationType.Replace : NavigationType.Push, location, {
      preventScrollReset,
    })
  }

  enableScrollRestoration(positions: Positions, now: () => number, keyOf?: ScrollKey) {
    this.scroll = { positions, now, keyOf }
    if (!this.isScrollRestored && this.state.navigation === IDLE_NAVIGATION) {
      this.isScrollRestored = true
      const restoreScrollPosition = this.savedFor(this.state)
      if (restoreScrollPosition !== null) this.update({ restoreScrollPosition })
    }
    return () => {
      this.scroll = null
    }
  }

  dispose() {
    this.unlisten()
    this.subscribers.clear()
    this.latest++
  }

  private async go(
    historyAction: NavigationType,
    location: Location,
    { preventScrollReset = false } = {},
  ) {
    const mine = ++this.latest
    if (this.scroll) this.scroll.positions[this.keyOf(this.state)] = this.scroll.now()
    const matches = this.match(location) ?? []
    const step = { historyAction, location, matches, preventScrollReset }
    const missing = matches.filter(isMissing)
    if (missing.length === 0) return this.complete({ ...step, errors: null })
    const navigation = { ...idle, state: 'loading' as const, location, matches, historyAction }
    if (this.state.initialized) this.update({ navigation })
    const errors = await load(missing, matches, this.manifest)
    if (mine === this.latest) this.complete({ ...step, errors })
  }

  private complete(step: Place & Pick<RouterState, 'historyAction' | 'errors'>) {
    const { location, matches, historyAction } = step
    if (historyAction === NavigationType.Push) this.history.push(location, location.state)
    if (historyAction === NavigationType.Replace) this.history.replace(location, location.state)
    this.update({
      ...step,
      matches: matches.map((one) => ({ ...one, route: this.manifest[one.route.id] ?? one.route })),
      initialized: true,
      renderFallback: false,
      navigation: IDLE_NAVIGATION,
      restoreScrollPosition: this.savedFor(step),
    })
    this.arrived()
  }

  private update(changed: Partial<RouterState>) {
    this.state = { ...this.state, ...changed }
    const { errors: newErrors = null } = changed
    for (const tell of [...this.subscribers])
      tell(this.state, { deletedFetchers: [], newErrors, flushSync: false })
  }

  private keyOf({ location, matches }: Place) {
    return this.scroll?.keyOf?.(location, matches.map(asSeenByPages)) || location.key
  }

  private savedFor(place: Place) {
    return this.scroll?.positions[this.keyOf(place)] ?? null
  }

  // What follows belongs to loading and sending data, which no page asks a router for.
  initialize = () => this
  fetch = refuse
  revalidate = refuse
  getFetcher = refuse
  resetFetcher = refuse
  deleteFetcher = refuse
  getBlocker = refuse
  deleteBlocker = refuse
  patchRoutes = refuse
  _internalSetRoutes = refuse
  _internalSetStateDoNotUseOrYouWillBreakYourApp = refuse
  _internalFetchControllers = new Map<string, AbortController>()
}

const { location: _, matches: __, historyAction: ___, ...idle } = IDLE_NAVIGATION

function refuse(): never {
  throw new Error('This router only leads from page to page')
}

const startOf = (
  location: Location,
  historyAction: NavigationType,
  matches: DataRouteMatch[],
): RouterState => ({
  historyAction,
  location,
  matches,
  initialized: !matches.some(isMissing),
  renderFallback: matches.some(isMissing),
  navigation: IDLE_NAVIGATION,
  restoreScrollPosition: null,
  preventScrollReset: false,
  revalidation: 'idle',
  loaderData: {},
  actionData: null,
  errors: null,
  fetchers: new Map(),
  blockers: new Map(),
})

const isMissing = ({ route }: DataRouteMatch) => route.lazy !== undefined

const asSeenByPages = ({ route, pathname, params }: DataRouteMatch) => ({
  id: route.id,
  pathname,
  params,
  loaderData: undefined,
  handle: route.handle,
})

/** Loads the pages; gives what failed, by the route that shows it. */
async function load(missing: DataRouteMatch[], matches: DataRouteMatch[], manifest: Manifest) {
  const failed = await Promise.all(
    missing.map(async ({ route }) => {
      try {
        const { Component } = route.lazy as { Component: () => Promise<ComponentType> }
        const loaded = { element: createElement(await Component()), lazy: undefined }
        Object.assign(route, loaded)
        Object.assign(manifest[route.id] ?? {}, loaded)
        return null
      } catch (error) {
        return [boundaryOf(route.id, matches), error] as const
      }
    }),
  )
  const errors = failed.filter((one) => one !== null)
  return errors.length > 0 ? Object.fromEntries(errors) : null
}

function boundaryOf(id: string, matches: DataRouteMatch[]): string {
  const at = matches.findIndex(({ route }) => route.id === id)
  const around = matches.slice(0, at + 1).findLast(({ route }) => route.errorElement)
  return (around ?? matches[0])?.route.id ?? id
}

/** Ids as the package gives them; the manifest has each route without its children. */
function withIds(
  routes: RouteObject[],
  manifest: Manifest,
  parents: number[] = [],
): DataRouteObject[] {
  return routes.map((route, at) => {
    const place = [...parents, at]
    const id = place.join('-')
    const children = route.children && withIds(route.children, manifest, place)
    manifest[id] = { ...route, id, children: undefined } as DataRouteObject
    return { ...route, id, children } as DataRouteObject
  })
}
