import { datesText } from '@app/contract/rules/asked-words.ts'
import { Link } from 'react-router'
import { Skeleton } from '../components/display/skeleton.tsx'
import { count, miles, nounFor } from '../components/format.ts'
import { kinds, profilePath } from '../kind/registry.ts'
import { Loaded } from '../page/loaded.tsx'
import { cityAndState } from '../page/place-words.ts'
import { Grid } from '../platform/boxes/grid.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import type { Suggestion, Suggestions } from './home-data.ts'
import page from './home-page.module.css'
import { countedPath, searchWords } from './interest-words.ts'
import styles from './late.module.css'
import { useSuggestions } from './use-suggestions.ts'

/** The venues, events and hosts that set-up counted, by the same search. Each count leads to its list. */
export function InterestsSection() {
  const query = useSuggestions()
  return (
    <section className={page.section} aria-labelledby="interests">
      <div className={page.sectionHead}>
        <h2 id="interests" className={page.heading}>
          For your sports and place
        </h2>
        <Link className="link sm" to="/account#profile">
          Change them
        </Link>
      </div>
      <Loaded
        query={query}
        errorTitle="What fits your sports and place didn’t load."
        skeleton={<Skeleton look="block" className={styles.waiting} />}
      >
        {(found) => <Counts {...found} />}
      </Loaded>
    </section>
  )
}

const Counts = ({ search, counts }: Suggestions) => (
  <>
    <p className={`${styles.about} sm mut`}>{searchWords(search)}</p>
    <Grid as="ul" columns="2 4" gap="6 4">
      {counts.map(({ kind: name, count: n, first, wider }) => {
        const kind = kinds[name]
        const title = `${count(n)} ${nounFor(n, kind.noun.one, kind.noun.other)}`
        return (
          <Stack key={name} as="li" gap="2">
            <h3 className={styles.counted}>
              {n === 0 ? (
                title
              ) : (
                <Link className={styles.name} to={countedPath(kind, search)}>
                  {title}
                </Link>
              )}
            </h3>
            {wider && (
              <p className="sm">
                <Link className="link" to={countedPath(kind, wider.search)}>
                  {`${searchWords(wider.search)}: ${count(wider.count)}`}
                </Link>
              </p>
            )}
            <ul className="sm">
              {(wider ?? { first }).first.map((profile) => (
                <li key={profile.id} className={styles.line}>
                  <Link className={styles.name} to={profilePath(kind, profile.id)}>
                    {profile.name}
                  </Link>
                  <p className="xs mut">{factsOf(profile)}</p>
                </li>
              ))}
            </ul>
          </Stack>
        )
      })}
    </Grid>
  </>
)

const factsOf = ({ distance, city, state, ...dates }: Suggestion) =>
  [
    // All of them: the first of flexible dates may have passed.
    datesText(dates),
    cityAndState({ city, state }),
    // In one line.
    distance !== null && `${miles(distance)} away`.replaceAll(' ', '\u00A0'),
  ]
    .filter(Boolean)
    .join(' · ')
