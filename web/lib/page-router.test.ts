import { createMemoryRouter, type RouteObject, UNSAFE_createMemoryHistory } from 'react-router'
import { expect, test } from 'vitest'
import { PageRouter } from './page-router.ts'

type Router = ReturnType<typeof createMemoryRouter>

const page = (path: string, load: () => Promise<() => null>): RouteObject => ({
  path,
  handle: path,
  lazy: { Component: load },
})

/** `land` lets the pages that are being loaded arrive. */
function site() {
  let waiting: (() => void)[] = []
  const later = () =>
    new Promise<() => null>((resolve) => {
      waiting.push(() => resolve(() => null))
    })
  const routes: RouteObject[] = [
    {
      element: 'gate',
      errorElement: 'error',
      hydrateFallbackElement: 'opening',
      children: [
        page('/', later),
        page('/home', later),
        page('/journal/:id', later),
        page('/broken', async () => {
          throw new Error('It did not come')
        }),
        { path: '/plain', element: 'plain' },
        { path: '*', handle: 'nowhere', element: 'nowhere' },
      ],
    },
  ]
  const land = async () => {
    for (let turn = 0; turn < 5; turn++) {
      for (const one of waiting) one()
      waiting = []
      await new Promise((done) => setTimeout(done))
    }
  }
  return { routes, land }
}

/** What pages see of a router. */
const seen = ({ state }: Router) => ({
  at: state.location.pathname + state.location.search + state.location.hash,
  kept: state.location.state,
  action: state.historyAction,
  initialized: state.initialized,
  renderFallback: state.renderFallback,
  navigation: state.navigation.state,
  towards: state.navigation.location?.pathname,
  matches: state.matches.map(({ route, params, pathname }) => ({
    id: route.id,
    handle: route.handle,
    hasElement: route.element !== undefined,
    pathname,
    params: { ...params },
  })),
  errors: Object.entries(state.errors ?? {}).map(([id, error]) => [id, String(error)]),
  restoreScrollPosition: state.restoreScrollPosition,
  preventScrollReset: state.preventScrollReset,
})

type Step = (router: Router, land: () => Promise<void>) => unknown
const go =
  (...to: Parameters<Router['navigate']>): Step =>
  (router) =>
    void router.navigate(...to)
const back: Step = (router) => void router.navigate(-1)
const land: Step = (_, arrive) => arrive()

const visits: Record<string, { start: string; steps: Step[] }> = {
  'pages, one after another': {
    start: '/',
    steps: [land, go('/home'), land, go('/journal/7?part=2#end'), land, go('/plain'), land],
  },
  'back and forth': {
    start: '/home',
    steps: [land, go('/plain'), land, back, land, (router) => void router.navigate(1), land],
  },
  'one that overtakes another': {
    start: '/plain',
    steps: [go('/home'), go('/'), land, back, land],
  },
  'a page that does not come, and away from it': {
    start: '/plain',
    steps: [go('/broken'), land, go('/plain'), land],
  },
  'words of the search and what goes along': {
    start: '/home?sort=new',
    steps: [
      land,
      go({ search: '?sort=old' }, { state: { chat: 1 }, preventScrollReset: true }),
      land,
      go('?sort=none', { replace: true }),
      land,
      go('/plain', { replace: true, state: null }),
      land,
      go('#here'),
      land,
    ],
  },
  nowhere: { start: '/no/such', steps: [land, go('/neither'), land] },
}

for (const [name, { start, steps }] of Object.entries(visits))
  test(`does as the router of the package does: ${name}`, async () => {
    const record = async (make: (routes: RouteObject[]) => Router) => {
      const { routes, land: arrive } = site()
      const router = make(routes)
      const positions: Record<string, number> = {}
      let y = 0
      router.enableScrollRestoration(
        positions,
        () => ++y,
        ({ pathname }) => pathname,
      )
      const told: unknown[] = [seen(router)]
      router.subscribe(() => told.push(seen(router)))
      for (const step of steps) {
        await step(router, arrive)
        told.push(seen(router))
      }
      router.dispose()
      return { told, positions }
    }
    const initialEntries = [start]
    const theirs = await record((routes) => createMemoryRouter(routes, { initialEntries }))
    const ours = await record(
      (routes) => new PageRouter(routes, UNSAFE_createMemoryHistory({ initialEntries })),
    )
    expect(ours).toEqual(theirs)
  })
