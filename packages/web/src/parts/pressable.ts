/**
 * React Aria writes a style of its own into the page the first time something can be pressed. Our pages allow no such styles, so the rule
 * stands in parts.css, and a stand-in with its name keeps the library from writing it.
 */
const NAME = 'react-aria-pressable-style';

if (document.getElementById(NAME) === null) {
  const standIn = document.createElement('meta');
  standIn.id = NAME;
  document.head.append(standIn);
}
