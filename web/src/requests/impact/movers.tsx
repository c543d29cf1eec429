import type { Range } from '@app/contract/rules/impact/inputs.ts'
import { moverWords } from './input-words.ts'
import styles from './movers.module.css'
import pageStyles from './impact-page.module.css'
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
        <h2 className={pageStyles.asideTitle}>What moves it most</h2>
        {shown.length === 0 ? (
          <p className="sm mut">Nothing: every input is exact.</p>
        ) : (
          <>
            <ul className={styles.movers}>
              {shown.map(({ name, less, more }) => (
                <li key={name}>
                  <b className="semi">{moverWords[name].label}</b>
                  <em>{`−${rounded(-less)} to +${rounded(more)}`}</em>
                  <span className={styles.axis} aria-hidden="true">
                    <i style={{ right: '50%', width: `${(-less / widest) * 50}%` }} />
                    <i style={{ left: '50%', width: `${(more / widest) * 50}%` }} />
                  </span>
                </li>
              ))}
            </ul>
            <p className={styles.note}>
              Each bar changes one input in all groups and leaves the others in the middle. Gray is its end
              with less spending, green its end with more.
            </p>
          </>
        )}
      </div>
      {advice.length > 0 && (
        <div>
          <h2 className={pageStyles.asideTitle}>Narrow the range</h2>
          <ul className={styles.advice}>
            {advice.slice(0, mostAdvice).map(({ name, narrowing }) => (
              <li key={name}>
                <span>{moverWords[name].narrow}</span>
                <b className="semi">{`${atLeastText(narrowing)} narrower`}</b>
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            From all inputs low to all high, at least, if the figure becomes exact.
          </p>
        </div>
      )}
      <div>
        <h2 className={pageStyles.asideTitle}>Where it goes</h2>
        <ul className={styles.advice}>
          {parts.map(([label, range]) => (
            <li key={label}>
              <span>{label}</span>
              <b className="semi num">{moneyText(range)}</b>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

const rounded = (value: number) => shortDollars(roundedRange({ low: 0, high: value }).high)
