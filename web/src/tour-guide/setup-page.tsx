import { useState } from 'react'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Button } from '../components/actions/button.tsx'
import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import { Sheet } from '../components/overlays/dialog.tsx'
import { useMedia } from '../components/use-media.ts'
import { NotFound } from '../kind/not-found.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { Loaded } from '../page/loaded.tsx'
import { isNotOwn } from '../page/null-if-missing.ts'
import head from '../page/page-head.module.css'
import { PageTitle } from '../page/page-title.tsx'
import { Aside } from '../platform/boxes/aside.tsx'
import { Panel } from '../platform/boxes/panel.tsx'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { joinedReads } from '../platform/calls/joined-reads.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { useGuide } from '../profile/guide/use-guide.ts'
import { useEntitlements } from '../profile/profile-queries.ts'
import { FirstSteps } from './first-steps.tsx'
import { PublishBar } from './publish-bar.tsx'
import { SetupSections } from './setup-sections.tsx'
import { TestForm, TestLog } from './test-pane.tsx'
import { unpublishedCount, useSetup } from './use-setup.ts'

/** What the guide of a destination knows and how it answers, for its team. Managers change it, and everybody tests it. */
export function SetupPage({ ownerId }: { ownerId: string }) {
  const setup = useSetup(ownerId)
  const destination = useRead(calls['destination-mgmt'].destinations.get, { id: ownerId })
  const canManage = useEntitlements(kinds.destination, ownerId)?.can['setUpGuide'] ?? false
  const test = useGuide(ownerId, true)
  const isWide = useMedia('(min-width: 1200px)')
  const [isTesting, setTesting] = useState(false)
  const [isNew, setNew] = useState(false)
  if ([setup.read, destination].some(({ data, error }) => data === undefined && isNotOwn(error)))
    return <NotFound>This guide is for a team that you don’t belong to.</NotFound>
  const name = destination.data?.data.name
  const path = profilePath(kinds.destination, ownerId)
  const guide = setup.read.data?.data ?? null
  const changeCount = guide === null ? 0 : unpublishedCount(guide)
  const testButton = guide !== null && !isWide && (
    <Button icon="message-square" onClick={() => setTesting(true)}>
      Test
    </Button>
  )
  return (
    <div className={`page ${head.page}`}>
      <PageTitle>{`Guide${name === undefined ? '' : `, ${name}`}`}</PageTitle>
      <Breadcrumbs items={[{ label: name ?? 'Destination', to: path }, { label: 'Guide' }]} />
      <Stack>
        <Toolbar align="start">
          <div>
            <h1 className={head.title}>Guide</h1>
            <p className={head.lead}>
              Answers visitors’ questions from your own records. Says so when it can’t.
            </p>
          </div>
          <Row>
            {testButton}
            <ButtonLink variant="quiet" to={`${path}/guide/exchanges`}>
              What was asked
            </ButtonLink>
            {guide?.isOn === true && (
              <ButtonLink icon="external-link" to={`${path}?guide=1`}>
                Open on your page
              </ButtonLink>
            )}
          </Row>
        </Toolbar>
        <Loaded
          query={joinedReads([destination, setup.read], () => setup.read.data && destination.data?.data)}
          errorTitle="The guide didn’t load."
        >
          {(loaded) => (
            <>
              {(guide === null || isNew) && (
                <FirstSteps
                  canManage={canManage}
                  isOn={guide !== null}
                  isBusy={setup.isBusy}
                  testCount={test.turns.filter(({ message }) => message !== null).length}
                  onTurnOn={() => {
                    setNew(true)
                    setup.turnOn()
                  }}
                />
              )}
              {guide !== null && (
                <Aside
                  width="l"
                  isSticky
                  label={isWide ? 'Test' : undefined}
                  side={
                    isWide && (
                      <Panel>
                        <h2 className="h3">Test</h2>
                        <TestLog {...{ test, changeCount }} isScrolling />
                        <TestForm test={test} />
                      </Panel>
                    )
                  }
                >
                  <SetupSections {...{ setup, guide, canManage }} destination={loaded} />
                  {canManage && changeCount > 0 && (
                    <PublishBar {...{ setup, changeCount }}>{testButton}</PublishBar>
                  )}
                </Aside>
              )}
              {!isWide && (
                <Sheet
                  isOpen={isTesting}
                  onOpenChange={setTesting}
                  title="Test"
                  footer={<TestForm test={test} />}
                >
                  <TestLog {...{ test, changeCount }} />
                </Sheet>
              )}
            </>
          )}
        </Loaded>
      </Stack>
    </div>
  )
}
