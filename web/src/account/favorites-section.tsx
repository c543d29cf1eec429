import { useState } from 'react'
import { Link } from 'react-router'
import { ChipButton } from '../components/actions/chip.tsx'
import { cards } from '../kinds/cards.ts'
import { SearchLinks } from '../kind/search-links.tsx'
import { countedNoun } from '../kind/registry.ts'
import { capitalized } from '../components/format.ts'
import { useHomeLists, type LoadedList } from '../kind/home-lists.ts'
import { savedList } from '../kind/profile-lists.ts'
import { cityAndState } from '../page/place-words.ts'
import { ReactionIconButton } from '../reactions/reaction-icon-button.tsx'
import { useReactions } from '../reactions/use-reactions.ts'
import { SideSection } from '../page/side-section.tsx'
import { firstPages, KindLists, ProfileRow, shownPerKind } from './kind-lists.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { AccountRows } from './account-row.tsx'
import styles from './account.module.css'

/** What the reader likes or follows, by kind. */
export function FavoritesSection() {
  const lists = useHomeLists(firstPages, savedList)
  return (
    <SideSection id="favorites" title="Favorites" text="What you like or follow.">
      <KindLists
        lists={lists}
        empty={
          <Stack gap="3">
            <p className="sm mut">Nothing yet. What you like or follow shows up here.</p>
            <Row>
              <SearchLinks />
            </Row>
          </Stack>
        }
      >
        {(listed) => <ByKind listed={listed} />}
      </KindLists>
    </SideSection>
  )
}

function ByKind({ listed }: { listed: LoadedList[] }) {
  const [chosen, setChosen] = useState<string>()
  const shown = listed.find(({ summary }) => summary.kind.name === chosen) ?? listed[0]
  return (
    <>
      <Row>
        {listed.map((list) => (
          <ChipButton
            key={list.summary.kind.name}
            isPressed={list === shown}
            count={list.query.data?.count ?? 0}
            onClick={() => setChosen(list.summary.kind.name)}
          >
            {capitalized(list.summary.kind.noun.other)}
          </ChipButton>
        ))}
      </Row>
      {shown !== undefined && <Favorites key={shown.summary.kind.name} list={shown} />}
    </>
  )
}

function Favorites({ list: { summary, query } }: { list: LoadedList }) {
  const { kind } = summary
  const { ids, react } = useReactions(kind)
  const { items = [], count = 0 } = query.data ?? {}
  return (
    <>
      <AccountRows>
        {items
          .filter(({ id }) => ids?.has(id) ?? true)
          .slice(0, shownPerKind)
          .map((profile) => (
            <ProfileRow
              key={profile.id}
              {...{ kind, profile }}
              action={
                <ReactionIconButton
                  reaction={kind.reaction}
                  name={profile.name}
                  isOn
                  className={styles.reaction}
                  onClick={() => void react({ id: profile.id, isOn: false })}
                />
              }
            >
              {[cards[kind.name].type(profile), cityAndState(profile)].filter(Boolean).join(', ')}
            </ProfileRow>
          ))}
      </AccountRows>
      {count > shownPerKind && (
        <div>
          <Link className="link" to={`/home#saved-${kind.name}`}>
            {`All ${countedNoun(count, kind)}`}
          </Link>
        </div>
      )}
    </>
  )
}
