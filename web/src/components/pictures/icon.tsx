import type { IconName } from './icon-names.ts'
import { SpriteIcon, type IconLook } from './sprite-icon.tsx'

export function Icon(props: IconLook & { name: IconName }) {
  return <SpriteIcon {...props} />
}
