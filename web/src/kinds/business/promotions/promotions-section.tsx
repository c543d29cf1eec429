import { Details } from '../../../components/overlays/details.tsx'
import type { Content, Section, SectionProps } from '../../../profile/profile-page.ts'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { PromotionTicket } from './promotion-ticket.tsx'
import { isMain, runningPromotions, type Promotions } from './promotion-words.ts'

interface PromotionContent extends Content {
  promotions: Promotions
}

const shown = 3

/** The promotions of a profile. Its managers see those that don't run today, too. */
export const promotionsSection: Section<PromotionContent> = {
  id: 'promotions',
  title: 'Promotions',
  note({ promotions }) {
    const open = runningPromotions(promotions).length
    return open > 0 && `${open} open`
  },
  isEmpty: ({ promotions }) => promotions.list.length === 0,
  empty: 'No promotions yet. Add one, so that teams have a reason to come.',
  Body: PromotionList,
  editor: {
    ability: 'managePromotions',
    load: async () => ({ default: (await import('./promotions-editor.tsx')).PromotionsEditor }),
  },
}

function PromotionList({ content: { promotions }, entitlements }: SectionProps<PromotionContent>) {
  const { today } = promotions
  const visible = entitlements?.can['managePromotions'] ? promotions.list : runningPromotions(promotions)
  const [first, ...others] = visible.map((promotion, place) => (
    <PromotionTicket
      key={promotion.id}
      {...{ promotion, today }}
      isMain={place === 0 && isMain(promotion, today) && visible.length > 1}
    />
  ))
  if (first === undefined) return <p className="mut">No promotion is open today.</p>
  const rest = others.slice(shown - 1)
  return (
    <Stack>
      {first}
      {others.slice(0, shown - 1)}
      {rest.length > 0 && (
        <Details summary={`Show ${rest.length} more`}>
          <Stack>{rest}</Stack>
        </Details>
      )}
    </Stack>
  )
}
