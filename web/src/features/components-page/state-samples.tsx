import { useState } from 'react'
import { Banner } from '../../components/banner.tsx'
import { ButtonLink } from '../../components/button-link.tsx'
import { Button } from '../../components/button.tsx'
import { ChipLink } from '../../components/chip.tsx'
import { Details } from '../../components/details.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import styles from './components-page.module.css'
import { longName } from './sample-texts.ts'
import { Sample } from './theme-columns.tsx'

export function StateSamples() {
  const [isDismissed, setIsDismissed] = useState(false)
  return (
    <>
      <Sample label="Banners">
        <Banner
          className={styles.fill}
          icon="pencil"
          tone="good"
          action={
            <a className="link" href="#states">
              View as a visitor
            </a>
          }
        >
          You manage this page. Visitors see it without these buttons.
        </Banner>
        <Banner className={styles.fill}>It waits for approval.</Banner>
        <Banner className={styles.fill} tone="warn">
          8 of 10 courts here. 2 more at Mudsock Fieldhouse, 4 mi away.
        </Banner>
        <Banner className={styles.fill} tone="bad" action={<Button>Try again</Button>}>
          It was not saved.
        </Banner>
        {!isDismissed && (
          <Banner className={styles.fill} onDismiss={() => setIsDismissed(true)}>
            {longName}
          </Banner>
        )}
      </Sample>
      <Sample label="Empty">
        <EmptyState
          className={styles.fill}
          headingLevel="h3"
          title="No venue fits all of that."
          actions={
            <>
              <ChipLink to="#states" count={9}>
                Drop “24+ courts”
              </ChipLink>
              <ChipLink to="#states" count={4}>
                Widen to 250 mi
              </ChipLink>
              <ButtonLink to="#states" variant="quiet">
                Clear all filters
              </ButtonLink>
            </>
          }
        >
          Nine come close. Most miss on one thing: fewer than 24 indoor courts under one roof.
        </EmptyState>
      </Sample>
      <Sample label="Error, with a retry; trying; by address">
        <ErrorState className={styles.fill} onRetry={() => undefined} />
        <ErrorState
          className={styles.fill}
          title="The map did not load."
          detail={longName}
          onRetry={() => undefined}
          isRetrying
        />
        <ErrorState className={styles.fill} retryTo="#states" />
      </Sample>
      <Sample label="Details, closed and open">
        <Details className={styles.fill} summary="When can we move in?">
          The evening before, from 6 pm.
        </Details>
        <Details className={styles.fill} summary={longName} open>
          {longName}
        </Details>
      </Sample>
    </>
  )
}
