import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { ImageOffRegular } from '@fluentui/react-icons'
import { type ImgHTMLAttributes, useCallback, useState } from 'react'

const useStyles = makeStyles({
  missing: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
  },
})

export interface PictureProps {
  readonly blob: Blob | null
  readonly address: string | null
  readonly alt: string
  readonly missing: string
  readonly className?: string
}

export const Picture = ({ blob, address, alt, missing, className }: PictureProps) => {
  const styles = useStyles()
  const [broken, setBroken] = useState<string | null>(null)
  const shared = className === undefined ? {} : { className }
  if (blob !== null) return <BlobImage blob={blob} alt={alt} {...shared} />
  if (address !== null && address !== broken) return <img src={address} alt={alt} {...shared} onError={() => setBroken(address)} />
  return (
    <span className={mergeClasses(styles.missing, className)}>
      <ImageOffRegular aria-hidden />
      <Text size={200}>{missing}</Text>
    </span>
  )
}

type BlobImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> & { readonly blob: Blob; readonly alt: string }

export const BlobImage = ({ blob, alt, ...rest }: BlobImageProps) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  return <img {...rest} ref={show} alt={alt} />
}
