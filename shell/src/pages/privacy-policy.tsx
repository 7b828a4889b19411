import { PRIVACY_SECTIONS } from './privacy/privacy-sections';
import { TextPage, TextSection } from './text-page';

/** Privacy Policy page (STATIC-03). A test compares its lists with the code (`privacy/privacy-facts.test.ts`). */
export function PrivacyPolicy() {
  return (
    <TextPage
      title="Privacy Policy"
      lead="What we store about you, where, why and for how long."
      path="/privacy-policy"
      contents={PRIVACY_SECTIONS}
    >
      {PRIVACY_SECTIONS.map(({ id, title, wide = false, Content }) => (
        <TextSection key={id} id={id} title={title} wide={wide}>
          <Content />
        </TextSection>
      ))}
    </TextPage>
  );
}

export { PrivacyPolicy as Component };
