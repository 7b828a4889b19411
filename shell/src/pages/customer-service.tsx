import { Accessibility } from 'lucide-react';

import { ContactOptions } from './contact/contact-options';
import { AccessibilityStatement } from './help/accessibility-statement';
import { HelpCards } from './help/help-cards';
import { Questions } from './help/questions';
import { TextPage, TextSection } from './text-page';
import { TintedPanel } from './tinted-panel';

/** Customer Service page. It contains the accessibility statement, which has no route of its own. */
export function CustomerService() {
  return (
    <TextPage
      title="Customer Service"
      lead="Help before you book, before you travel and while you are away."
      path="/customer-service"
    >
      <TextSection title="Quick help" wide>
        <HelpCards />
      </TextSection>
      <TextSection title="Frequently asked questions" id="questions" wide>
        <Questions />
      </TextSection>
      <TextSection title="Talk to us" id="contact" wide>
        <ContactOptions />
      </TextSection>
      <TintedPanel icon={Accessibility}>
        <TextSection title="Accessibility statement" id="accessibility">
          <AccessibilityStatement />
        </TextSection>
      </TintedPanel>
    </TextPage>
  );
}

export { CustomerService as Component };
