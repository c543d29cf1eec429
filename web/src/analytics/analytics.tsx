import type { AnalyticsSettings } from '@app/contract/page-surroundings.ts'
import { redactedPath } from '@app/contract/redacted-path.ts'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../api/session.ts'
import { useChosen } from '../compare/chosen.ts'
import { Button } from '../components/actions/button.tsx'
import { useFootHeight } from '../page/use-foot-height.ts'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import styles from './analytics.module.css'
import type { AnalyticsPort } from './analytics-port.ts'
import { choose, useChoice } from './consent.ts'
import { httpCollector } from './http-collector.ts'

/** The page comes first, and one that somebody leaves at once doesn't count. */
const viewDelayMs = 1000

interface AnalyticsProps {
  settings: AnalyticsSettings
  /** Opens the connection to the collector. */
  open?: (url: string) => AnalyticsPort
}

/** Reports page views and who is signed in, once that is allowed, and lets people decide about it. */
export function Analytics({ settings, open = httpCollector }: AnalyticsProps) {
  const { choice } = useChoice()
  const isComparing = useChosen((chosen) => chosen !== null)
  const isAllowed = choice === 'allowed' || (choice === null && !settings.needsConsent)
  return (
    <>
      {isAllowed && <Reports url={settings.url} open={open} />}
      {/* The tray has the same place. */}
      {choice === null && settings.needsConsent ? (
        !isComparing && <Question />
      ) : (
        <Decision isOn={isAllowed} />
      )}
    </>
  )
}

function Reports({ url, open }: { url: string; open: (url: string) => AnalyticsPort }) {
  const { pathname } = useLocation()
  const isKnown = useSession(({ status }) => status !== 'loading')
  const userId = useSession(({ person }) => person?.subject ?? null)
  const port = useRef<AnalyticsPort>(null)
  const reported = useRef<string>(null)
  useEffect(() => {
    const opened = open(url)
    port.current = opened
    return () => opened.close()
  }, [url, open])

  useEffect(() => {
    if (isKnown) port.current?.userChanged(userId)
  }, [isKnown, userId])

  useEffect(() => {
    if (!isKnown) return undefined
    const timer = setTimeout(() => {
      // A login on the page is no new view.
      if (reported.current === pathname) return
      reported.current = pathname
      port.current?.pageViewed(redactedPath(pathname))
    }, viewDelayMs)
    return () => clearTimeout(timer)
  }, [isKnown, pathname])
  return null
}

/** Asks in a bar at the foot of the window, which is no dialog: nobody has to answer. */
function Question() {
  const bar = useFootHeight()
  return (
    <section
      ref={bar}
      className={`sm no-editing no-print ${styles.question}`}
      aria-label="Usage statistics"
      data-foot
    >
      <Toolbar gap="2 6">
        <p className={styles.words}>
          May we record which pages you open, with your account if you’re logged in, to improve this site?
        </p>
        <Row isWrapping={false}>
          <Button onClick={() => choose('refused')}>No thanks</Button>
          <Button onClick={() => choose('allowed')}>Allow</Button>
        </Row>
      </Toolbar>
    </section>
  )
}

/** Under the footer, so that changing one's mind is as easy as answering was. */
const Decision = ({ isOn }: { isOn: boolean }) => (
  <section className={`mut sm no-print ${styles.decision}`} aria-label="Usage statistics">
    <div className="page">
      <Row gap="1 4">
        <p>{isOn ? 'The pages you open are recorded.' : 'The pages you open are not recorded.'}</p>
        <Button variant="quiet" onClick={() => choose(isOn ? 'refused' : 'allowed')}>
          {isOn ? 'Stop recording' : 'Allow recording'}
        </Button>
      </Row>
    </div>
  </section>
)
