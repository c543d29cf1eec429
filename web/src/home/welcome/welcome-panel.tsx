import { useApi } from '../../api/use-api.ts'
import { Button } from '../../components/actions/button.tsx'
import { LineScore } from '../../components/display/line-score.tsx'
import { Skeleton } from '../../components/display/skeleton.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { kinds } from '../../kind/registry.ts'
import { capitalized, count, counted } from '../../components/format.ts'
import { Loaded } from '../../page/loaded.tsx'
import { cityAndState } from '../../page/place-words.ts'
import { Toolbar } from '../../platform/boxes/row.tsx'
import { useReactions } from '../../reactions/use-reactions.ts'
import { FollowList } from '../follow-list.tsx'
import { suggestionsKey, type Suggestion, type Suggestions } from '../home-data.ts'
import { searchWords } from '../interest-words.ts'
import { radii, type Answers } from './use-answers.ts'
import styles from './welcome.module.css'
import { keepShown } from '../../platform/calls/use-observed.ts'

interface WelcomePanelProps {
  answers: Answers
  isSaving: boolean
  onOpen: () => void
  onSkip: () => void
}

/** What the answers bring, and pages to follow. */
export function WelcomePanel({ answers, isSaving, onOpen, onSkip }: WelcomePanelProps) {
  const { sports, town, miles, setMiles } = answers
  // As home searches: a ZIP code has a position of its own.
  const place = town ? cityAndState(town) || town.label : null
  const query = useApi(
    [...suggestionsKey, 'welcome', sports, place, miles],
    async (api, signal) => {
      const data = { sports: [...sports], place, miles }
      return (await api['user-mgmt'].users.suggestions({ data }, { signal })).data
    },
    { placeholderData: keepShown, staleTime: Infinity },
  )
  const wider = radii.find((radius) => radius > miles)
  return (
    <div className={`edged ${styles.panel}`}>
      <h2 className="h3">Your home starts with</h2>
      <p className={`${styles.about} sm mut`}>{searchWords({ sports: [...sports], place, miles })}</p>
      <Loaded
        query={query}
        errorTitle="Suggestions didn’t load."
        skeleton={<Skeleton look="block" className={styles.waiting} />}
      >
        {({ counts, profiles }) => (
          <>
            <LineScore
              className={styles.figures}
              items={counts.map(({ kind, count: n }) => ({
                label: capitalized(kinds[kind].noun.other),
                value: count(n),
              }))}
            />
            {place !== null && wider !== undefined && counts[0]?.count === 0 && (
              <p className="sm">
                <Button variant="quiet" onClick={() => setMiles(wider)}>
                  {`No facilities within ${miles} mi. Try ${wider} mi`}
                </Button>
              </p>
            )}
            {/* Those for the answers before are about to be replaced, also under a press. */}
            <div className={styles.suggestions} inert={query.isPlaceholderData}>
              {profiles.length > 0 && <Follow profiles={profiles} />}
            </div>
          </>
        )}
      </Loaded>
      <div className={styles.done}>
        <Toolbar gap="2">
          <Button variant="primary" size="l" isBusy={isSaving} onClick={onOpen}>
            Open my home
          </Button>
          <Button variant="quiet" onClick={onSkip}>
            Skip for now
          </Button>
        </Toolbar>
      </div>
    </div>
  )
}

function Follow({ profiles }: Pick<Suggestions, 'profiles'>) {
  const followAll = useFollowAll(profiles)
  return (
    <>
      <div className={styles.follow}>
        <Toolbar gap="3" isWrapping={false}>
          <h3 className="h3">Follow a few</h3>
          <Button variant="quiet" onClick={followAll}>
            Follow all
          </Button>
        </Toolbar>
      </div>
      <FollowList suggestions={profiles} />
    </>
  )
}

/** Returns a function that likes or follows all of these that the reader doesn't yet, with one toast that undoes it. */
function useFollowAll(suggestions: readonly Suggestion[]) {
  const toast = useToast()
  const reactions = {
    facility: useReactions(kinds.facility),
    destination: useReactions(kinds.destination),
    organization: useReactions(kinds.organization),
  }
  const isSuggested = (kind: string): kind is keyof typeof reactions => kind in reactions
  return () => {
    const added = suggestions.flatMap(({ kind, id }) =>
      isSuggested(kind) && reactions[kind].ids?.has(id) !== true
        ? [{ react: reactions[kind].react, id }]
        : [],
    )
    if (added.length === 0) return
    const reactToAll = (isOn: boolean) => {
      for (const { react, id } of added) void react({ id, isOn, isQuiet: true })
    }
    reactToAll(true)
    toast.success(`${counted(added.length, 'page')} added to your home page.`, {
      action: { label: 'Undo', onPress: () => reactToAll(false) },
    })
  }
}
