import { classNames } from '../class-names.ts'
import type { IconName } from '../pictures/icon-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './button.module.css'
import { Button, type ButtonProps } from './button.tsx'

export interface IconButtonProps extends Omit<ButtonProps, 'children'> {
  icon: IconName
  label: string
  isFilled?: boolean
}

export const IconButton = ({
  icon,
  label,
  variant = 'quiet',
  isFilled,
  className,
  ...props
}: IconButtonProps) => (
  <Button
    title={label}
    {...props}
    variant={variant}
    className={classNames(styles.square, className)}
    aria-label={label}
  >
    {!props.isBusy && <Icon name={icon} isFilled={isFilled} />}
  </Button>
)
