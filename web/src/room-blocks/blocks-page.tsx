import { placeDay } from '@app/contract/rules/place-day.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Pagination } from '../components/display/pagination.tsx'
import { capitalized } from '../components/format.ts'
import { NotFound } from '../kind/not-found.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { FocusPlace } from '../page/focus-place.tsx'
import { ChoiceLinks } from '../page/list-controls.tsx'
import { pageValue, withQuery } from '../page/list-query.ts'
import { Loaded } from '../page/loaded.tsx'
import { isNotOwn } from '../page/null-if-missing.ts'
import head from '../page/page-head.module.css'
import { PageTitle } from '../page/page-title.tsx'
import { pageIn } from '../page/query-codecs.ts'
import { useReadPage } from '../page/use-read-page.ts'
import { Stack } from '../platform/boxes/stack.tsx'
import { useRead } from '../platform/calls/use-read.ts'
import { useEntitlements } from '../profile/profile-queries.ts'
import { AskHotels } from './ask-hotels.tsx'
import { askerCalls, type Asker } from './asker.ts'
import { BlockCard } from './block-card.tsx'
import { blockPartIn, blockPartNames, blockParts, filterOfPart, type BlockPart } from './block-parts.ts'
import { keepShown } from '../platform/calls/use-observed.ts'

const perPage = 20

const nothing: Record<BlockPart, string> = {
  coming: 'No rooms for coming events',
  past: 'No rooms for past events',
  declined: 'Nothing was turned down',
}

/** The rooms that a page has asked hotels for, and those that others ask for its event: for its team. */
export function BlocksPage({ kind, id }: Asker) {
  const [search] = useSearchParams()
  const page = pageIn(search)
  const part = blockPartIn(search)
  const [today] = useState(() => placeDay(null))
  const [isAsking, setAsking] = useState(false)
  const { get, blocks } = askerCalls[kind]
  // All blocks of an event are for about the same nights.
  const hasParts = kind === 'destination'
  const owner = useRead<{ id: string }, { data: { name: string } }>(get, { id })
  const list = useReadPage(
    blocks.filtered,
    { ownerId: id, data: hasParts ? filterOfPart[part](today) : {} },
    { page, perPage },
    { placeholderData: keepShown },
  )
  const canAsk = useEntitlements(kinds[kind], id)?.can['askHotels'] ?? false
  if ([owner, list].some(({ data, error }) => data === undefined && isNotOwn(error)))
    return <NotFound>These room blocks are for a team that you don’t belong to.</NotFound>
  const name = owner.data?.data.name
  const path = profilePath(kinds[kind], id)
  const toList = (to: BlockPart, number = 1) =>
    withQuery(`${path}/blocks`, { blocks: to !== 'coming' && to, page: pageValue(number) })
  return (
    <div className={`page ${head.page}`}>
      <PageTitle>{`Room blocks${name === undefined ? '' : `, ${name}`}`}</PageTitle>
      <Breadcrumbs
        items={[{ label: name ?? capitalized(kinds[kind].noun.one), to: path }, { label: 'Room blocks' }]}
      />
      <h1 className={head.title}>Room blocks</h1>
      <p className={head.lead}>Rooms that hotels keep for the guests of an event, and how many are booked.</p>
      <Stack gap="8">
        {canAsk && (
          <FocusPlace shown={isAsking ? 'form' : 'button'}>
            {isAsking ? (
              <AskHotels asker={{ kind, id }} onClose={() => setAsking(false)} />
            ) : (
              <Button variant="primary" icon="plus" onClick={() => setAsking(true)}>
                Ask hotels for rooms
              </Button>
            )}
          </FocusPlace>
        )}
        {hasParts && (
          <ChoiceLinks
            label="Which blocks"
            choices={blockParts}
            chosen={part}
            to={(to) => toList(to)}
            nameOf={(each) => blockPartNames[each]}
          />
        )}
        <Loaded query={list} errorTitle="The room blocks didn’t load.">
          {({ items, count }) =>
            count === 0 ? (
              <EmptyState title={hasParts ? nothing[part] : 'No rooms asked for yet'}>
                Ask hotels to keep rooms. Until you agree to an offer, it costs nobody anything.
              </EmptyState>
            ) : (
              <Stack gap="6">
                {items.map((block) => (
                  <BlockCard key={block.id} asker={{ kind, id }} block={block} canAsk={canAsk} />
                ))}
                {count > perPage && (
                  <Pagination
                    page={page}
                    pageCount={Math.ceil(count / perPage)}
                    toPage={(next) => toList(part, next)}
                  />
                )}
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </div>
  )
}
