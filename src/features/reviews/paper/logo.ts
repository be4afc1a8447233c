/** A logo on paper, at the right of the heading. */
export interface PaperLogo {
  /** A PNG as a data URL. */
  png: string;
  /** Width and height, mm. */
  width: number;
  height: number;
}

/** The side of the square in which a logo fits, mm. */
export const LOGO_SIDE = 16;
const PIXELS = 256;

/** A logo of this site as a picture; null where it cannot be drawn, such as one of another site. */
export async function paperLogo(address: string): Promise<PaperLogo | null> {
  const image = new Image();
  if (!('decode' in image)) return null;
  image.src = address;
  try {
    await image.decode();
    const scale = 1 / Math.max(image.naturalWidth, image.naturalHeight, 1);
    const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale];
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(wide * PIXELS));
    canvas.height = Math.max(1, Math.round(high * PIXELS));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const size = { width: wide * LOGO_SIDE, height: high * LOGO_SIDE };
    return { png: canvas.toDataURL('image/png'), ...size };
  } catch {
    return null;
  }
}
