/** Pictures that are shown smaller than they are open large on a click, Enter or Space. */
import { createButton } from '../create-button.ts';
import { onPage } from '../page-lifecycle.ts';

/** A picture that gains less than this, by width, gains nothing. */
const GAIN = 1.15;

/** Call once. */
export function watchPictures(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('.zoom') : null;
    const picture = button?.querySelector('img');
    if (picture) openPicture(picture);
  });
  onPage((root) => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) if (target instanceof HTMLImageElement) offerPicture(target);
    });
    for (const picture of root.querySelectorAll('.prose img:not(a img, button img, .embed img)'))
      observer.observe(picture);
    return () => observer.disconnect();
  });
}

/** Makes a button around a picture that has more to show; once it is one, it stays one. */
function offerPicture(picture: HTMLImageElement): void {
  const width = Number(picture.getAttribute('width') ?? picture.naturalWidth);
  if (
    picture.parentElement?.matches('.zoom') ||
    picture.clientWidth === 0 ||
    width < picture.clientWidth * GAIN
  )
    return;
  const button = createButton(
    'zoom',
    picture.alt === '' ? 'Enlarge picture' : `Enlarge picture: ${picture.alt}`,
    'expand',
  );
  picture.replaceWith(button);
  button.prepend(picture);
}

function openPicture(picture: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'large-picture';
  dialog.ariaLabel = picture.alt === '' ? 'Picture' : picture.alt;
  const close = createButton('', 'Close', 'close');
  const large = document.createElement('img');
  large.src = picture.currentSrc || picture.src;
  large.alt = picture.alt;
  // Where the window itself is small the picture is shown in its own size, to be looked at piece by piece.
  large.classList.toggle('natural', innerWidth < picture.clientWidth * GAIN);
  dialog.append(large, close);
  // A click anywhere closes; Escape and the way back to the button are the dialog's own.
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}
