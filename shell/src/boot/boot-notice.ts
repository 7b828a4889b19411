/** Id of the bar in every rendered document that says that the page does not answer. */
const BOOT_NOTICE_ID = 'boot-notice';

/** The page stays as the server drew it, readable and with its links; the bar says why it does nothing more. */
export function showBootNotice(document: Document): void {
  const notice = document.getElementById(BOOT_NOTICE_ID);
  if (notice) notice.dataset['shown'] = '';
}
