import type { Special } from '@app/contract/hotels/special-schema.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { Tag } from '../components/actions/chip.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { RuledItem, RuledList, RuledWords } from '../components/display/ruled-list.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { specialNights } from '../kinds/hotel/specials/special-words.ts'
import { Loaded } from '../page/loaded.tsx'
import { Section } from '../platform/boxes/section.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { SpecialForm } from './special-form.tsx'

interface SpecialsSectionProps {
  ownerId: string
  today: string
  canManage: boolean
}

/** What the hotel offers on some nights beside its prices. */
export function SpecialsSection({ ownerId, today, canManage }: SpecialsSectionProps) {
  /** The special whose form is open. */
  const [edited, setEdited] = useState<Special | 'new'>()
  const close = () => setEdited(undefined)
  const specials = useRead(calls['hotel-mgmt'].hotels.specials.list, { ownerId, offset: 0, take: 100 })
  return (
    <Section
      title="Specials"
      action={
        canManage && (
          <Button variant="quiet" icon="plus" onClick={() => setEdited('new')}>
            Add a special
          </Button>
        )
      }
    >
      <Loaded query={specials} errorTitle="The specials didn’t load.">
        {({ data }) => (
          <>
            {data.length === 0 && (
              <p className="sm mut">None yet. Guests see them on your page, and on those of events nearby.</p>
            )}
            <RuledList>
              {data.map((special) => (
                <RuledItem key={special.id}>
                  <RuledWords>
                    <b className="semi">{special.title}</b>
                    <span className="xs mut">{specialNights(special)}</span>
                  </RuledWords>
                  {special.endDate < today && <Tag>Over</Tag>}
                  {canManage && (
                    <IconButton
                      icon="pencil"
                      label={`Edit ${special.title}`}
                      onClick={() => setEdited(special)}
                    />
                  )}
                </RuledItem>
              ))}
            </RuledList>
          </>
        )}
      </Loaded>
      {edited !== undefined && (
        <Dialog
          isOpen
          onOpenChange={close}
          size="l"
          title={edited === 'new' ? 'Add a special' : edited.title}
        >
          <SpecialForm
            {...{ ownerId, today }}
            special={edited === 'new' ? undefined : edited}
            onClose={close}
          />
        </Dialog>
      )}
    </Section>
  )
}
