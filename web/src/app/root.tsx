import { defaultBar } from '@app/contract/page-surroundings.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router'
import { useNonce } from '../page/nonce.ts'
import { surroundings, type Settings } from '../page/surroundings.ts'
import { barAttributes } from '../page/bar-attributes.ts'
import { PageError } from './page-error.tsx'
import { ScrollMemory } from './scroll-memory.tsx'
import { sessionHintScript } from '../page/session-hint.ts'
import { recentHintScript } from '../recent/recent.ts'
import { howItWorks } from './shell/how-it-works.ts'
import { focusContent } from './shell/focus-content.ts'
import { Shell } from './shell/shell.tsx'
import { installScript } from '../page/device/install.ts'
import { themeScript } from '../page/theme.ts'
import './styles/global.css'

export function loader({ context }: LoaderFunctionArgs): Settings {
  const {
    brand,
    origin,
    signIn,
    links,
    bar = defaultBar,
    map,
    hasDrives,
    areVisitsCounted,
    analytics,
    isDevelopment,
  } = context.get(surroundings)
  return {
    brand,
    origin,
    signIn,
    links,
    howItWorks: howItWorks(links),
    map,
    ...(hasDrives && { hasDrives }),
    ...(areVisitsCounted && { areVisitsCounted }),
    ...(analytics && { analytics }),
    isDevelopment,
    isBarContained: bar.isContained,
    attributes: barAttributes(bar),
  }
}

/** Settings don't change while the page is open. */
export const shouldRevalidate = () => false

/** Only the server writes them. Browsers keep the script as it is, so that their part of the code doesn't have them. */
const hintScripts = (settings: Settings | undefined) =>
  themeScript +
  installScript +
  recentHintScript +
  (settings ? sessionHintScript(settings.signIn.clientId) : '')

const font = '/fonts/plus-jakarta-sans-latin-wght-normal.woff2'

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const settings = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang="en" suppressHydrationWarning {...settings?.attributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0c1412" media="(prefers-color-scheme: dark)" />
        <script nonce={nonce} suppressHydrationWarning>
          {import.meta.env.SSR ? hintScripts(settings) : ''}
        </script>
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollMemory />
        <RouteAnnouncer />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  const settings = useRouteLoaderData<typeof loader>('root')
  return (
    settings && (
      <Shell settings={settings}>
        <Outlet />
      </Shell>
    )
  )
}

/**
 * Announces a new page to screen readers: its title, and the focus moves to its content if the pressed link is gone.
 * Changes of the query, such as filters, aren't new pages.
 */
function RouteAnnouncer() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    setTitle(document.title)
    if (document.activeElement === document.body) focusContent()
  }, [pathname])
  return <output className="sr">{title}</output>
}

/** For errors of the shell itself. */
export const ErrorBoundary = () => (
  <main>
    <PageError />
  </main>
)
