import type { Range } from '@app/contract/rules/impact/inputs.ts'
import { signed } from '../../components/format.ts'
import { moverWords } from './input-words.ts'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Toolbar } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from './impact.module.css'
import { atLeastText, moneyText, shortDollars } from './range-words.ts'
import { roundedRange } from '@app/contract/rules/impact/rounded-range.ts'
import type { ImpactDraft } from './use-impact-draft.ts'

const mostMovers = 5
const mostAdvice = 3

/** What moves the range most, how to narrow it, and where the money goes. */
export function Movers({ draft: { movers, estimate } }: { draft: ImpactDraft }) {
  const shown = movers.slice(0, mostMovers)
  const widest = Math.max(1, ...shown.map(({ less, more }) => Math.max(-less, more)))
  const advice = movers
    .toSorted((a, b) => b.narrowing - a.narrowing)
    .filter(({ narrowing }) => narrowing >= 1)
  const parts: [string, Range][] = [
    ['Lodging', estimate.lodging],
    ['Other spending of visitors', estimate.other],
    ['Organizer', estimate.organizer],
  ]
  return (
    <>
      <div>
        <h2 className={styles.asideTitle}>What moves it most</h2>
        {shown.length === 0 ? (
          <p className="sm mut">Nothing: every input is exact.</p>
        ) : (
          <>
            <Stack as="ul" gap="3">
              {shown.map(({ name, less, more }) => (
                <li key={name} className="xs">
                  <Toolbar as="span" gap="1 3">
                    <b className="semi">{moverWords[name].label}</b>
                    <span className="mut">{`${signed(less, rounded)} to ${signed(more, rounded)}`}</span>
                  </Toolbar>
                  <span className={styles.axis} aria-hidden="true">
                    <i style={{ right: '50%', width: `${(-less / widest) * 50}%` }} />
                    <i style={{ left: '50%', width: `${(more / widest) * 50}%` }} />
                  </span>
                </li>
              ))}
            </Stack>
            <p className={`xs mut ${styles.note}`}>
              Each bar changes one input in all groups and leaves the others in the middle. Gray is its end
              with less spending, green its end with more.
            </p>
          </>
        )}
      </div>
      {advice.length > 0 && (
        <div>
          <h2 className={styles.asideTitle}>Narrow the range</h2>
          <Stack as="ul" gap="2">
            {advice.slice(0, mostAdvice).map(({ name, narrowing }) => (
              <Grid key={name} as="li" columns="main end" align="start">
                <span className="sm">{moverWords[name].narrow}</span>
                <b className="sm semi num">{`${atLeastText(narrowing)} narrower`}</b>
              </Grid>
            ))}
          </Stack>
          <p className={`xs mut ${styles.note}`}>
            From all inputs low to all high, at least, if the figure becomes exact.
          </p>
        </div>
      )}
      <div>
        <h2 className={styles.asideTitle}>Where it goes</h2>
        <Stack as="ul" gap="2">
          {parts.map(([label, range]) => (
            <Grid key={label} as="li" columns="main end" align="start">
              <span className="sm">{label}</span>
              <b className="sm semi num">{moneyText(range)}</b>
            </Grid>
          ))}
        </Stack>
      </div>
    </>
  )
}

const rounded = (value: number) => shortDollars(roundedRange({ low: 0, high: value }).high)
