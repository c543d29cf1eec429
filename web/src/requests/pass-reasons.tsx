import { ChipButton, ChipList } from '../components/actions/chip.tsx'

const reasons = [
  'Dates taken',
  'Too few spaces',
  'Budget too low',
  'Not our sport',
  'Too short notice',
  'Another reason',
] as const

interface PassReasonsProps {
  isBusy: boolean
  onPass: (reason: string) => void
}

/** Why a host passes. One click answers. */
export const PassReasons = ({ isBusy, onPass }: PassReasonsProps) => (
  <ChipList>
    {reasons.map((reason) => (
      <ChipButton key={reason} disabled={isBusy} onClick={() => onPass(reason)}>
        {reason}
      </ChipButton>
    ))}
  </ChipList>
)

export const passText = 'The reason goes to the organizer. You can undo the pass while answers are taken.'
